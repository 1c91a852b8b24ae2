/**
 * Two versions of a picture and what changed between them, as one SVG: before, after, and a numbered list in words.
 */
import { wrap } from '../../../drawing/wrap.ts'
import { formatNumber as n } from '../../geometry/format-number.ts'
import { escapeXml } from '../../render/markup.ts'
import { type Colors, colorsOf, type Look } from '../../render/palette.ts'
import { groupAttributes } from '../../render/render-scene.ts'
import { count } from '../../scene/count.ts'
import type { Scene } from '../../scene/scene.ts'
import type { ChangeKind, PictureChange } from './changes.ts'
import { badge, badgeRadius, type Mark, markedScene, markShade } from './marks.ts'

/** What is compared: both scenes, what they are called, and the changes between them. */
export type Comparison = {
  before: Scene
  after: Scene
  names: readonly [string, string]
  changes: readonly PictureChange[]
}

/** The picture. The same comparison and look give the same bytes. */
export function diffPicture(comparison: Comparison, look: Look): string {
  const colors = colorsOf(look)
  const { before, after, changes } = comparison
  const marks = (side: 'before' | 'after'): Mark[] =>
    changes.flatMap(({ kind, [side]: elements }, index) =>
      elements.length === 0 ? [] : [{ number: index + 1, kind, elements }],
    )
  const width = widthFor(before, after)
  const list = listOf(changes, { colors, width: width - 2 * margin })
  const { panels, height } = placed(before, after, margin + headHeight + list.height)
  const words = summary(changes)
  const label = ([first, second]: readonly [string, string]): string => `${first} → ${second}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}" role="img">`,
    `<title>${escapeXml(`${words}: ${label(comparison.names)}`)}</title>`,
    `<desc>${escapeXml(changes.map(({ kind, words: each }) => `${verbs[kind]}: ${each}.`).join(' '))}</desc>`,
    `<rect width="${n(width)}" height="${n(height)}" fill="${colors.page}"/>`,
    `<g${attributes}>`,
    text(words, { x: margin, y: margin + 16, size: 20, bold: true, fill: colors.ink }),
    text(label(comparison.names), { x: margin, y: margin + 38, size: 14, fill: colors.muted }),
    `<g transform="translate(${margin} ${margin + headHeight})">${list.markup}</g>`,
    panel(before, { ...panels[0], title: 'Before', marks: marks('before'), colors }),
    panel(after, { ...panels[1], title: 'After', marks: marks('after'), colors }),
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}

const attributes = Object.entries(groupAttributes)
  .filter(([name]) => name !== 'transform')
  .map(([name, value]) => ` ${name}="${value}"`)
  .join('')

const margin = 24

/** The room for the heading, and for the word above a panel. */
const [headHeight, captionHeight] = [64, 36]

/** As wide as a page on which two pictures beside each other can be read. */
const mostBeside = 1400

type Panel = { x: number; y: number }

const areBeside = (before: Scene, after: Scene): boolean => before.width + after.width + 3 * margin <= mostBeside

const widthFor = (before: Scene, after: Scene): number =>
  areBeside(before, after) ? before.width + after.width + 3 * margin : Math.max(before.width, after.width) + 2 * margin

/** The pictures beside each other where both fit, else below each other; `top` is where the words above end. */
const placed = (before: Scene, after: Scene, top: number): { panels: [Panel, Panel]; height: number } => {
  const first = { x: margin, y: top + captionHeight }
  if (areBeside(before, after))
    return {
      panels: [first, { ...first, x: 2 * margin + before.width }],
      height: first.y + Math.max(before.height, after.height) + margin,
    }
  const second = { x: margin, y: first.y + before.height + margin + captionHeight }
  return { panels: [first, second], height: second.y + after.height + margin }
}

type PanelOptions = Panel & { title: string; marks: readonly Mark[]; colors: Colors }

const panel = (scene: Scene, { x, y, title, marks, colors }: PanelOptions): string =>
  text(title, { x, y: y - 10, size: 14, bold: true, fill: colors.muted }) +
  `\n<rect x="${n(x)}" y="${n(y)}" width="${n(scene.width)}" height="${n(scene.height)}" rx="8" fill="${colors.page}" stroke="${colors.edge}"/>` +
  `\n<g transform="translate(${n(x + 0.5)} ${n(y + 0.5)})">\n${markedScene(scene, marks, colors)}\n</g>`

type Writing = { x: number; y: number; size: number; fill: string; bold?: boolean }

const text = (words: string, { x, y, size, fill, bold = false }: Writing): string =>
  `<text x="${n(x)}" y="${n(y)}" fill="${fill}" font-size="${size}"${bold ? ' font-weight="600"' : ''}>${escapeXml(words)}</text>`

const verbs: Record<ChangeKind, string> = { added: 'Added', removed: 'Removed', changed: 'Changed', moved: 'Moved' }

/** How many changes there are, and of which kinds. */
export const summary = (changes: readonly PictureChange[]): string => {
  if (changes.length === 0) return 'Nothing changed'
  const kinds = (['added', 'removed', 'changed', 'moved'] as const).flatMap((kind) => {
    const own = changes.filter((each) => each.kind === kind).length
    return own === 0 ? [] : [`${own} ${kind}`]
  })
  return kinds.length === 1 && changes.length === 1
    ? `1 ${changes[0]!.kind}`
    : `${count(changes.length, 'change')}: ${kinds.join(', ')}`
}

/** More would be a document of their own. */
const mostListed = 40

const rowHeight = 22

/** The changes in words, numbered as in the pictures. */
const listOf = (
  changes: readonly PictureChange[],
  { colors, width }: { colors: Colors; width: number },
): { markup: string; height: number } => {
  let y = 0
  const rows = changes.slice(0, mostListed).map(({ kind, words }, index) => {
    const lines = wrap(words, { size: 14 }, width - wordsAt)
    const row = [
      badge(index + 1, kind, { x: badgeRadius + 1, y: y + badgeRadius, colors }),
      text(verbs[kind], { x: 2 * badgeRadius + 12, y: y + 16, size: 14, bold: true, fill: colors[markShade[kind]] }),
      ...lines.map((line, at) => text(line, { x: wordsAt, y: y + 16 + at * 20, size: 14, fill: colors.ink })),
    ]
    y += (lines.length - 1) * 20 + rowHeight + 8
    return row.join('')
  })
  const rest = changes.length - rows.length
  if (rest <= 0) return { markup: rows.join('\n'), height: y }
  return {
    markup: [...rows, text(`and ${rest} more`, { x: wordsAt, y: y + 16, size: 14, fill: colors.muted })].join('\n'),
    height: y + rowHeight,
  }
}

/** Where the words of a change begin. */
const wordsAt = 110
