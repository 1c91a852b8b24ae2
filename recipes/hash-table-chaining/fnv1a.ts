/**
 * FNV-1a with 32 bits over text as UTF-8 (RFC 9923): a fast hash for tables, not for signatures.
 */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
