import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What a sealed text is for. A text that was sealed for one cannot be opened for another. */
type Purpose = 'access' | 'refresh' | 'verifier' | 'webhook';

/** Encrypts texts of one person. */
export interface Seal {
  close(text: string, purpose: Purpose): string;
  /** Throws if it was sealed for something else, for somebody else or with another secret, or was changed. */
  open(sealed: string, purpose: Purpose): string;
}

const [ivBytes, tagBytes] = [12, 16] as const;

/**
 * AES-256-GCM (NIST SP 800-38D) with a key derived from the server's secret (HKDF, RFC 5869). Person and
 * purpose are authenticated, so a row that is copied to another person's account is worth nothing.
 */
export function sealOf({ secret }: { readonly secret: string }, personId: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'brandwright canva tokens', 32));
  const about = (purpose: Purpose): Buffer => Buffer.from(`${purpose} ${personId}`);
  return {
    close(text, purpose) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes }).setAAD(about(purpose));
      const sealed = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url');
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed, 'base64url');
      const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)];
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes }).setAAD(about(purpose));
      decipher.setAuthTag(tag);
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
