/**
 * A scene in the format that the options of a call select: SVG, PNG or the scene itself.
 */
import { extname } from 'node:path'
import { accents, defaultLook, type Look, themes } from '../../render/palette.ts'
import { renderScene } from '../../render/render-scene.ts'
import { formatScene } from '../../scene/format-scene.ts'
import type { Scene } from '../../scene/scene.ts'
import { usageError } from '../cli-error.ts'
import { stripControls } from '../terminal.ts'
import { textOf, type Values } from '../values.ts'
import { embedsFonts } from './embeds-fonts.ts'

/** The formats, by file extension. */
export const formats = ['svg', 'png', 'json'] as const

export type PictureFormat = (typeof formats)[number]

/** The options of the output. `scale` is pixels of a PNG per pixel of the scene; `embed`: an SVG has its fonts inside. */
export type PictureOptions = { format: PictureFormat; look: Look; scale: number; embed: boolean }

/** Reads the options of a call that may write the `allowed` formats; throws a CliError if they conflict. */
export function readPictureOptions(values: Values, allowed: readonly PictureFormat[]): PictureOptions {
  const format = formatOf(values, allowed)
  return { format, look: lookOf(values), scale: scaleOf(values, format), embed: embedsFonts(values, format) }
}

const formatOf = (values: Values, allowed: readonly PictureFormat[]): PictureFormat => {
  const output = textOf(values, 'output')
  const named = values['scene'] ? 'json' : allowed.find((format) => format === textOf(values, 'format'))
  const ending = output === undefined ? '' : extname(output).slice(1).toLowerCase()
  // Standard output and special files such as /dev/stdout have no extension.
  if (ending === '') return named ?? 'svg'
  const format = allowed.find((each) => each === ending)
  if (format === undefined)
    throw usageError(`--output must end in ${wordEndings(allowed)}, got "${stripControls(output ?? '')}".`)
  if (named === undefined || named === format) return format
  const option = values['scene'] ? '--scene' : `--format ${named}`
  throw usageError(`${option} and -o ${stripControls(output ?? '')} contradict each other; leave one out.`)
}

const wordEndings = (allowed: readonly PictureFormat[]): string => {
  const endings = allowed.map((format) => `.${format}`)
  return endings.length < 3 ? endings.join(' or ') : `${endings.slice(0, -1).join(', ')} or ${endings.at(-1)}`
}

/** The look of a call, with defaults. The names were checked with the arguments. */
export const lookOf = (values: Values): Look => ({
  theme: themes.find((theme) => theme === textOf(values, 'theme')) ?? defaultLook.theme,
  accent: accents.find((accent) => accent === textOf(values, 'accent')) ?? defaultLook.accent,
})

const scaleOf = (values: Values, format: PictureFormat): number => {
  const text = textOf(values, 'scale')
  if (text === undefined) return 1
  if (format !== 'png') throw usageError('--scale is for PNG: an SVG is sharp at every size. Write -o FILE.png.')
  const scale = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN
  if (scale >= scaleRange.min && scale <= scaleRange.max) return scale
  throw usageError(
    `--scale must be a number from ${scaleRange.min} to ${scaleRange.max}, got "${stripControls(text)}".`,
  )
}

const scaleRange = { min: 0.1, max: 4 }

/** The scene in the requested format. */
export const drawPicture = async (
  scene: Scene,
  { format, look, scale, embed }: PictureOptions,
): Promise<string | Uint8Array> => {
  if (format === 'json') return formatScene(scene)
  const svg = renderScene(scene, look)
  if (format === 'png') return (await import('./png.ts')).toPng(svg, scale)
  return embed ? (await import('./with-fonts.ts')).withFonts(svg) : svg
}
