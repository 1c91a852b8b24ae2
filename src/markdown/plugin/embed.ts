/**
 * A fence as what a page shows in its place: pictures in light and dark with words for readers who cannot see them, or
 * the problems that a person should see.
 */
import { type Theme } from '../../render/palette.ts'
import { renderScene } from '../../render/render-scene.ts'
import type { Scene } from '../../scene/scene.ts'
import type { BlockTools } from '../block-tools.ts'
import { type BlockRemark, drawBlock } from '../draw-block.ts'
import { type BlockRequest, blockLanguage, readInfo } from '../info.ts'
import { digestOf } from '../markers.ts'
import { alternativeOf } from '../picture-markup.ts'
import type { PluginSettings } from './plugin-options.ts'

/** A fence as processors know it; `above` is the heading above it. */
export type PluginFence = { info: string; text: string; above?: string | undefined }

/** A picture in one theme, and its address. */
type ThemedPicture = { svg: string; address: string }

/** Pictures, or none; remarks have lines of the fence's text, from 1. */
export type Embedding =
  | { ok: true; light: ThemedPicture; dark: ThemedPicture; alt: string; remarks: BlockRemark[] }
  | { ok: false; remarks: BlockRemark[] }

/** What a fence asks for; undefined for one that is not drawn. */
export function requestOf(info: string, { languages }: PluginSettings): ReturnType<typeof readInfo> | undefined {
  const language = blockLanguage(info)
  return language === undefined || !languages.has(language) ? undefined : readInfo(info)
}

/** Draws a fence with tools that were prepared for it; undefined for one that is not drawn. */
export function embed(fence: PluginFence, settings: PluginSettings, tools: BlockTools): Embedding | undefined {
  const reading = requestOf(fence.info, settings)
  if (reading === undefined) return undefined
  if (!reading.ok) return { ok: false, remarks: [{ line: 0, column: 1, level: 'error', problem: reading.problem }] }
  const request = { ...reading.request, aspect: reading.request.aspect ?? settings.aspect }
  const drawing = drawBlock({ request, text: fence.text, heading: fence.above }, tools)
  if (!drawing.ok) return drawing
  const picture = (theme: Theme): ThemedPicture => pictureIn(theme, { ...drawing, request, settings })
  const alt = request.alt ?? alternativeOf(drawing.scene)
  return { ok: true, light: picture(settings.light), dark: picture('dark'), alt, remarks: drawing.remarks }
}

type Drawn = { recipe: string; scene: Scene; request: BlockRequest; settings: PluginSettings }

const pictureIn = (theme: Theme, { recipe, scene, request, settings }: Drawn): ThemedPicture => {
  const svg = renderScene(scene, { theme, accent: request.accent ?? settings.accent })
  if (settings.output === 'svg') return { svg, address: '' }
  const name = `${request.name ?? recipe}-${digestOf(svg, 12)}.svg`
  return { svg, address: settings.save?.(name, svg) ?? dataUrl(svg) }
}

/** An SVG as an address, with nothing in it that ends an attribute or separates images in a list. */
const dataUrl = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg).replaceAll(/%(?:3D|3A|2F|3B)/g, (code) => decodeURIComponent(code))}`

/** A remark as a sentence for the page and the log. */
export const remarkText = ({ problem }: BlockRemark): string => `diagref: ${problem}`
