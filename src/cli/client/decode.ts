/**
 * Decompresses the bodies of responses.
 */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { CliError } from '../cli-error.ts'

/** A decompressed body; throws a CliError if it is damaged or in another coding. */
export function decode(body: Buffer, coding: string, url: URL): Buffer {
  const plain = decompress[coding.toLowerCase() as keyof typeof decompress]
  if (plain === undefined) throw new CliError(`${url.href} responded in a content coding that was not requested.`)
  try {
    return plain(body)
  } catch {
    throw new CliError(`The response from ${url.href} is damaged: it cannot be decompressed.`)
  }
}

const decompress = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
