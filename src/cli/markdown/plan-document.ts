/**
 * What a document and its pictures should be, and what keeps that from being written.
 */
import { dirname, join } from 'node:path'
import { picturesIn } from '../../markdown/blocks.ts'
import { addressOf, alternativeOf } from '../../markdown/picture-markup.ts'
import { darkName, pictureNames } from '../../markdown/picture-names.ts'
import { type Replacement, regionOf } from '../../markdown/region-text.ts'
import type { Theme } from '../../render/palette.ts'
import { renderScene } from '../../render/render-scene.ts'
import type { Scene } from '../../scene/scene.ts'
import type { MarkdownDocument } from './document-file.ts'
import type { DrawnBlock } from './draw-document.ts'
import { pathInside } from './inside.ts'
import type { MarkdownOptions } from './md-options.ts'
import { isCurrent, type PictureFile, pictureFile, reasonToKeep } from './picture-files.ts'
import { referenceTo } from './source-file.ts'

/** The files of a block and its region; `problem` is why they are not written. */
export type BlockPlan = {
  block: DrawnBlock
  files: PictureFile[]
  region?: Replacement
  isCurrent: boolean
  problem?: string
}

type Context = { document: MarkdownDocument; options: MarkdownOptions }

type WithScene = DrawnBlock & { drawn: { recipe: string; scene: Scene } }

/** Plans every block that was drawn. */
export function planDocument(blocks: readonly DrawnBlock[], context: Context): BlockPlan[] {
  const { document, options } = context
  const drawn = blocks.filter((each): each is WithScene => each.drawn !== undefined)
  const unnamed = drawn.map((each) => ({
    asked: each.request?.name,
    before: nameBefore(each),
    recipe: each.drawn.recipe,
    svg: svgOf(each, options.light, options),
  }))
  const names = pictureNames(document.file, unnamed, options.names)
  return drawn.map((block, at) => {
    const name = names[at]
    if (name !== undefined) return planBlock(block, { ...context, name })
    const problem = `another diagram of this document has the name "${block.request?.name}"`
    return { block, files: [], isCurrent: false, problem }
  })
}

const svgOf = ({ drawn: { scene }, request }: WithScene, theme: Theme, { accent }: MarkdownOptions): string =>
  renderScene(scene, { theme, accent: request?.accent ?? accent })

/** What the light picture of a block was called. */
const nameBefore = ({ block: { region } }: DrawnBlock): string | undefined => {
  const light = region === undefined ? undefined : picturesIn(region).at(-1)
  return light === undefined
    ? undefined
    : decodeAddress(light)
        .replace(/^.*\//, '')
        .replace(/\.svg$/, '')
}

/** The path that an address in a document names. */
export const decodeAddress = (address: string): string => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

const planBlock = (block: WithScene, { document, options, name }: Context & { name: string }): BlockPlan => {
  const paths = { light: `${options.folder}/${name}.svg`, dark: `${options.folder}/${darkName(name)}.svg` }
  const folder = dirname(document.file)
  const pictures = [
    pictureFile(join(folder, paths.light), svgOf(block, options.light, options), document.file),
    pictureFile(join(folder, paths.dark), svgOf(block, 'dark', options), document.file),
  ]
  const source = options.source === 'file' ? referenceTo(block, { folder: options.folder, name, document }) : undefined
  const files = source === undefined ? pictures : [source.file, ...pictures]
  const picture = {
    light: addressOf(paths.light),
    dark: addressOf(paths.dark),
    alt: block.request?.alt ?? alternativeOf(block.drawn.scene),
  }
  const reference = source === undefined ? {} : { reference: source.words }
  const region = regionOf(document.text, block.block, { picture, mdx: document.mdx, ...reference })
  const problem = options.force
    ? outsideOf(files)
    : (outsideOf(files) ?? reasonNotTo({ block, files, region, document }))
  return {
    block,
    files,
    isCurrent: region === undefined && files.every(isCurrent),
    ...(region === undefined ? {} : { region }),
    ...(problem === undefined ? {} : { problem }),
  }
}

const outsideOf = (files: readonly PictureFile[]): string | undefined => {
  const outside = files.find(({ path }) => pathInside(path) === undefined)
  return outside === undefined ? undefined : `${outside.path} is outside of this folder; it is not written`
}

type Wanted = { block: DrawnBlock; files: PictureFile[]; region: Replacement | undefined; document: MarkdownDocument }

/** What a person wrote or changed that would be lost. */
const reasonNotTo = ({ block: { block }, files, region, document }: Wanted): string | undefined => {
  if (region !== undefined && block.region?.isOwn === false)
    return 'the lines of this picture were changed by hand since they were written. Words for readers go into alt="…" behind the recipe; --force writes the lines again'
  if (document.mdx && region !== undefined && block.region === undefined && !isAfterBlank(document.text, region.from))
    return 'leave a blank line above this diagram: MDX reads a comment right below text as a part of it'
  const reason = files.map((file) => reasonToKeep(file, document.file)).find((each) => each !== undefined)
  return reason === undefined ? undefined : `${reason}; choose another name with name=…, or add --force`
}

/** Whether the line before an offset is blank, or there is none. */
const isAfterBlank = (text: string, at: number): boolean =>
  /(?:^|\n|\r)[^\S\n\r]*(?:\r\n|\n|\r)[^\n\r]*$|^[^\n\r]*$/.test(text.slice(0, at))
