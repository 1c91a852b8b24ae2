/**
 * The results of the local tools: findings as text, images, and a CliError as a result with `isError`.
 */

import { extname } from 'node:path'
import type { CallToolResult } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { type Warning, warningText } from '../../../drawing/outcome.ts'
import type { LineColumn } from '../../data/locate.ts'
import type { McpContext } from '../../mcp/server/context.ts'
import { annotations, errorResult, oneOf } from '../../mcp/server/tool.ts'
import { accents, defaultLook, type Look, themes } from '../../render/palette.ts'
import { renderScene } from '../../render/render-scene.ts'
import type { ReviewFinding } from '../../review/rules/rule.ts'
import { count } from '../../scene/count.ts'
import { type Finding, findingText } from '../../scene/findings.ts'
import type { Scene } from '../../scene/scene.ts'
import { CliError, errorMessage, isCliError } from '../cli-error.ts'
import { keepOthersWork } from '../others-work.ts'
import { writeFileAtomically } from '../output.ts'
import { drawPicture, formats } from '../scene/picture.ts'
import { leftOut, pngOf } from '../scene/png.ts'
import { stripControls } from '../terminal.ts'
import type { LocalContext } from './local-context.ts'

/** Runs a tool: a CliError becomes a result; an internal error is reported, and hidden from the caller. */
export async function answering(
  { onInternalError }: McpContext,
  answer: () => Promise<CallToolResult>,
): Promise<CallToolResult> {
  try {
    return await answer()
  } catch (error) {
    if (isCliError(error)) return errorResult(errorMessage(error))
    onInternalError(error)
    return errorResult('The program failed to run this call; the call itself may be right.')
  }
}

/** The arguments of every tool that returns an image. */
export const pictureArguments = {
  theme: oneOf(themes).default(defaultLook.theme).describe('Background and colors.'),
  accent: oneOf(accents).default(defaultLook.accent).describe('Highlight color.'),
  format: oneOf(['png', 'svg', 'scene', 'none'])
    .default('png')
    .describe('What is returned: "png" to look at, "svg" or "scene" as text, "none" if output is enough.'),
  fonts: oneOf(['embed', 'none']).default('none').describe('"embed" puts the letters used into SVGs.'),
  output: z
    .union([z.string().min(1), z.array(z.string().min(1)).min(1).max(6)], {
      error: 'Send the path of a file, or several',
    })
    .optional()
    .describe('Files to write, in the folder of the server: .svg, .png or .json (the scene) each.'),
}

/** Tools that may write what they draw. */
export const writing = { ...annotations, readOnlyHint: false } as const

type PictureRequest = Look & {
  format: 'png' | 'svg' | 'scene' | 'none'
  fonts: 'embed' | 'none'
  output?: string | readonly string[] | undefined
}

/** What is said before the picture, and what the files are checked with. */
type Around = { words: string; context: LocalContext }

/** A scene in the requested format, after a text with the findings on it. */
export const pictureResult = async (
  scene: Scene,
  { format, fonts, output = [], ...look }: PictureRequest,
  { words: given, context }: Around,
): Promise<CallToolResult> => {
  const text = (each: string) => ({ type: 'text' as const, text: each })
  const embed = fonts === 'embed'
  const written = await writeFiles(scene, { look, embed }, { files: [output].flat(), context })
  const svg = renderScene(scene, look)
  const isPng = format === 'png' || [output].flat().some((file) => extname(file).toLowerCase() === '.png')
  const left = isPng ? await leftOut(svg) : undefined
  const words = [given, ...written, ...(left === undefined ? [] : [left])].join('\n')
  if (format === 'none') return { content: [text(words)] }
  if (format === 'scene') return { content: [text(words), text(JSON.stringify(scene))] }
  if (format === 'svg')
    return { content: [text(words), text(String(await drawPicture(scene, { format, look, scale: 1, embed })))] }
  const png = await pngOf(svg, Math.min(1, longestSide / Math.max(scene.width, scene.height)))
  return {
    content: [text(words), { type: 'image', data: Buffer.from(png).toString('base64'), mimeType: 'image/png' }],
  }
}

/** Writes the scene in the format of each file's extension; one line says what was written. */
const writeFiles = async (
  scene: Scene,
  { look, embed }: { look: Look; embed: boolean },
  { files, context }: { files: readonly string[]; context: LocalContext },
): Promise<string[]> => {
  const drawn: { file: string; path: string; content: string | Uint8Array }[] = []
  for (const file of files) {
    const format = formats.find((each) => extname(file).toLowerCase() === `.${each}`)
    if (format === undefined)
      throw new CliError(`output must end in .svg, .png or .json, got "${stripControls(file)}".`)
    const path = await context.files.pathOf(file)
    drawn.push({ file, path, content: await drawPicture(scene, { format, look, scale: 1, embed }) })
  }
  // All of them or none: what a person may have written is checked before the first is written.
  for (const { path, content } of drawn) keepOthersWork(path, content, [])
  for (const { path, content } of drawn) writeFileAtomically(path, content)
  return drawn.map(({ file, content }) => `Written: ${stripControls(file)}, ${Buffer.byteLength(content)} bytes.`)
}

/** Models see images of up to about this many pixels on the longer side; larger ones are scaled down. */
const longestSide = 1568

/** Warnings on a drawing, one per line. */
export const wordWarnings = (warnings: readonly Warning[]): string => listed('warning', warnings.map(warningText))

/** Findings of the linter, one per line. */
export const wordFindings = (findings: readonly ReviewFinding[]): string =>
  listed(
    'finding',
    findings.map(({ level, rule, ...finding }) => `${level} ${rule} ${findingText(finding)}`),
  )

/** Findings on data, one per line. */
export const wordProblems = (findings: readonly Finding[]): string => listed('finding', findings.map(findingText))

/** Findings on text that cannot be read, with the place where reading stopped. */
export const withPlace = (findings: readonly Finding[], place: LineColumn | undefined): Finding[] =>
  findings.map(({ at, problem }) => ({
    at,
    problem: place === undefined ? problem : `${problem} (line ${place.line}, column ${place.column})`,
  }))

const listed = (what: string, lines: readonly string[]): string => {
  if (lines.length === 0) return `No ${what}s.`
  const rest = lines.length - most
  return `${count(lines.length, what)}:\n${lines.slice(0, most).join('\n')}${rest > 0 ? `\nand ${rest} more` : ''}`
}

/** More findings than this at once do not help a model. */
const most = 40

/** The schema of a finding in structured results. */
export const findingSchema = z.object({
  rule: z.string(),
  level: z.enum(['block', 'warn']),
  at: z.string().describe('The place, e.g. elements.3; empty for the whole scene.'),
  problem: z.string(),
})
