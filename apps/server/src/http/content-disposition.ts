/** Content-Disposition for a download (RFC 6266): the name in ASCII, and in full for clients of RFC 8187. */
export function attachment(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w.\- &+,!]/gu, '');
  const whole = encodeURIComponent(name).replace(/['()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
