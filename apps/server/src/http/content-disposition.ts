/** Content-Disposition of a file to keep (RFC 6266): its name in plain ASCII, and whole for everybody who reads RFC 8187. */
export function attachment(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w.\- &+,!]/gu, '');
  const whole = encodeURIComponent(name).replace(/['()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
