/**
 * PKCE's code challenge, method S256 (RFC 7636, section 4.2): BASE64URL(SHA256(ASCII(code_verifier))).
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** The challenge that an authorization server compares the verifier with. */
export function challengeOf(verifier: string): string {
  return base64url(sha256(utf8ToBytes(verifier)))
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Base64url without padding (RFC 4648, section 5). */
const base64url = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,6}/g) ?? []
  return groups.map((group) => digits[Number.parseInt(group.padEnd(6, '0'), 2)]).join('')
}
