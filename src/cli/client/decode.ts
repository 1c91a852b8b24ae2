/**
 * The bodies of answers, decompressed.
 */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { CliError } from '../cli-error.ts'

/** A body as it was before it was compressed; throws a Problem where it is damaged or coded otherwise. */
export function decode(body: Buffer, coding: string, url: URL): Buffer {
  const plain = decompress[coding.toLowerCase() as keyof typeof decompress]
  if (plain === undefined) throw new CliError(`${url.href} answered in a content coding that was not asked for.`)
  try {
    return plain(body)
  } catch {
    throw new CliError(`The answer from ${url.href} is damaged: it cannot be decompressed.`)
  }
}

const decompress = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
