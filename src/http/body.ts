/**
 * The body of a response, held in one of two forms and never in both: as bytes, or as text with one character per byte.
 *
 * Node sends a short text together with its head in one write, which bytes would take three for.
 */
import { Buffer } from 'node:buffer'

export class Body {
  /** In bytes. */
  readonly length: number
  #form: Uint8Array<ArrayBuffer> | string

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.length = bytes.length
    this.#form = bytes
  }

  /** The bytes; a copy once the body is held as text. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return typeof this.#form === 'string' ? Buffer.from(this.#form, 'latin1') : this.#form
  }

  /** The text, which is from now on the form that is held. */
  get text(): string {
    if (typeof this.#form === 'string') return this.#form
    const { buffer, byteOffset, length } = this.#form
    return (this.#form = Buffer.from(buffer, byteOffset, length).toString('latin1'))
  }
}
