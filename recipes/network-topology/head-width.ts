/** How wide words of links make what they are at: the router under the head of a site, and the pipe between two. */
import { widthOf } from '../../drawing/block.ts'
import { up } from '../../drawing/rect.ts'
import { gap } from './gaps.ts'
import { wordsOf } from './interfaces.ts'
import type { HostNet, NetHost } from './tree.ts'

/**
 * The least width of the first router of a site: beside a line from outside, in the middle, the name is on the left, and the
 * remark there, below it in a high head, or behind the address on the right.
 */
export function headWidth(
  { site, edge }: NetHost,
  { isEntered, isHigh }: { isEntered: boolean; isHigh: boolean },
): number {
  if (site === undefined) return 0
  const name = widthOf(site.name, 'head') + 8
  const note = site.note === undefined ? 0 : widthOf(site.note, 'note') + 8
  if (!isEntered) return up(isHigh ? Math.max(name, note) : name + note)
  const address = widthOf(wordsOf(edge), 'code') + gap.words
  return up(2 * (isHigh ? Math.max(name, note, address) : Math.min(name + note, Math.max(name, address + note))))
}

/** How wide what joins two sites beside each other is with its name and addresses. */
export function pipeWidth({ node, edge, hosts }: HostNet): number {
  const words = Math.max(
    widthOf(node?.name ?? '', 'item'),
    widthOf(node?.tech ?? '', 'code'),
    widthOf(node?.note ?? '', 'note'),
    widthOf(wordsOf(edge), 'code') + widthOf(wordsOf(hosts[0]?.edge), 'code') + 16,
  )
  return up(words + 16 + 2 * gap.site)
}
