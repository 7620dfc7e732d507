import { createContext, useContext } from 'react';

/** The page's own address, without a slash at its end: the same where it is built and in the browser. */
export const Here = createContext('/');

export const useHere = (): string => useContext(Here);
