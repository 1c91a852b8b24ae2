/**
 * PKCE's code challenge, method S256 (RFC 7636, section 4.2): BASE64URL(SHA256(ASCII(code_verifier))).
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** The challenge that an authorization server compares the verifier with; base64url without padding (RFC 4648, section 5). */
export function challengeOf(verifier: string): string {
  const base64 = btoa(String.fromCharCode(...sha256(utf8ToBytes(verifier))))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
