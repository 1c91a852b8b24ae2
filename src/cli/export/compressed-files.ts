/**
 * A response's file, and next to it the same compressed forms that the service sends.
 */
import { type ContentCoding, compress } from '../../http/reply.ts'
import type { CrawledPage } from './crawl.ts'

/** The files of a response, by content coding. */
export function compressedFiles({ file, body }: CrawledPage): [file: string, content: Uint8Array][] {
  const bytes = new Uint8Array(body)
  return (Object.keys(endings) as ContentCoding[]).map((coding) => [file + endings[coding], compress[coding](bytes)])
}

const endings = { identity: '', gzip: '.gz', br: '.br' } satisfies Record<ContentCoding, string>
