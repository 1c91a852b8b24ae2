/**
 * `diagref diff A B`: what changed between two versions, in words, as JSON, or as a picture.
 */
import { usageError } from '../cli-error.ts'
import { logMessage, overwriting, print, writeResult } from '../output.ts'
import { type PictureOptions, readPictureOptions } from '../scene/picture.ts'
import { stripControls, styleFor } from '../terminal.ts'
import { textOf, type Values } from '../values.ts'
import { changesBetween, type PictureChange } from './changes.ts'
import { diffPicture, summary } from './diff-picture.ts'
import { readVersion } from './read-version.ts'

/** Compares two files; the exit code is 1 if something changed. */
export async function diffVersions([first = '', second]: readonly string[], values: Values): Promise<number> {
  if (second === undefined)
    throw usageError('--picture compares two files, as in diagref diff --picture before.json after.json -o changes.svg')
  if (values['picture'] !== true && values['output'] !== undefined)
    throw usageError('-o is for the picture: add --picture.')
  const picture = values['picture'] === true ? readPictureOptions(values, ['svg', 'png']) : undefined
  const recipe = textOf(values, 'recipe')
  const [before, after] = [await readVersion(first, recipe), await readVersion(second, recipe)]
  const changes = changesBetween(before, after)
  const names = [nameOf(first), nameOf(second)] as const
  if (picture !== undefined) {
    const svg = diffPicture({ before: before.scene, after: after.scene, names, changes }, picture.look)
    const output = textOf(values, 'output')
    await writeResult(await formatted(svg, picture), output, { ...overwriting(values, [first, second]), json: false })
    if (values['json'] && output !== undefined) await print(asJson(changes))
  } else await print(values['json'] ? asJson(changes) : worded(changes))
  logMessage(`${names.join(' → ')}: ${summary(changes).replace(/^N/, 'n')}`)
  return changes.length === 0 ? 0 : 1
}

const nameOf = (file: string): string => (file === '-' ? 'standard input' : stripControls(file))

const formatted = async (svg: string, { format, scale, embed }: PictureOptions): Promise<string | Uint8Array> => {
  if (format === 'png') return (await import('../scene/png.ts')).toPng(svg, scale)
  return embed ? (await import('../scene/with-fonts.ts')).withFonts(svg) : svg
}

const asJson = (changes: readonly PictureChange[]): string => `${JSON.stringify(changes, null, 2)}\n`

const signs = { added: '+', removed: '-', changed: '~', moved: '>' } as const

const worded = (changes: readonly PictureChange[]): string => {
  const style = styleFor(process.stdout)
  const paint = { added: style.green, removed: style.red, changed: style.bold, moved: style.dim }
  return changes.map(({ kind, words }) => `${paint[kind](signs[kind])} ${stripControls(words)}\n`).join('')
}
