/**
 * Bytes as base64, for programs without a global function for it.
 */

/** The text of some bytes, with padding (RFC 4648). */
export function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const three = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    const known = Math.min(4, bytes.length - at + 1)
    for (let place = 0; place < 4; place++) text += place < known ? letters[(three >> (18 - 6 * place)) & 63]! : '='
  }
  return text
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
