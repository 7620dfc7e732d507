import { useEffect, useState } from 'react';

/** The token of an email's link; null until it was read, empty where there is none. It leaves the address, and with it the history. */
export function useToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const read = new URLSearchParams(location.search).get('token') ?? '';
    if (read !== '') history.replaceState(null, '', location.pathname);
    setToken((before) => before ?? read);
  }, []);
  return token;
}
