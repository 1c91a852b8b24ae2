/**
 * Big-endian numbers, as fonts have them.
 */

/** The bytes of numbers, each with its size in bytes: `[2, 7]` is 7 in two bytes. Negative numbers are two's complement. */
export function bytesOfNumbers(numbers: readonly (readonly [size: 1 | 2 | 4, value: number])[]): Uint8Array {
  const bytes = new Uint8Array(numbers.reduce((sum, [size]) => sum + size, 0))
  let at = 0
  for (const [size, value] of numbers)
    for (let place = size - 1; place >= 0; place--) bytes[at++] = (value >>> (8 * place)) & 0xff
  return bytes
}

/** Several pieces as one. */
export const joinBytes = (pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
