/**
 * A reply's file and, beside it, its compressed forms, which are those the service sends.
 */
import { type ContentCoding, compress } from '../../http/reply.ts'
import type { Page } from './crawl.ts'

/** The files of a reply, by content coding. */
export function compressedFiles({ file, body }: Page): [file: string, content: Uint8Array][] {
  const bytes = new Uint8Array(body)
  return (Object.keys(endings) as ContentCoding[]).map((coding) => [file + endings[coding], compress[coding](bytes)])
}

const endings = { identity: '', gzip: '.gz', br: '.br' } satisfies Record<ContentCoding, string>
