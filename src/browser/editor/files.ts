/**
 * The draft as files, images and texts to copy or download. Everything is made in the page.
 */
import { linkLimits } from '../../editor/share-link.ts'
import { adaptationPrompt } from '../../pages/universal/adaptation-prompt.ts'
import { renderScene } from '../../render/render-scene.ts'
import type { Scene } from '../../scene/scene.ts'
import { shownLook } from '../look.ts'
import { drawPng, save } from '../png.ts'
import { linkOf } from './links.ts'
import type { Store } from './store.ts'

/** The base name of files, without an extension. */
export function fileName({ draft, shown }: Store): string {
  const words = shown?.scene.title ?? ''
  const slug = words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
  return draft.recipe ?? (slug.replace(/^-|-$/g, '') || 'diagram')
}

/** The drawing as SVG with its fonts inside, as it leaves the page: the code and the fonts are loaded on first use. */
export const svgToKeep = async (store: Store): Promise<string> => {
  const { embedFonts } = await import('../../fonts/embed-fonts.ts')
  const svg = renderScene(await sceneOf(store), shownLook())
  return embedFonts(svg, async (file) => {
    const reply = await fetch(store.page.fonts[file] ?? '')
    if (!reply.ok) throw new Error(`${file} returned ${reply.status}`)
    return new Uint8Array(await reply.arrayBuffer())
  })
}

/**
 * The drawing of the draft; one that is on its way, such as the first of a page that has just been loaded, is waited for.
 * Of a draft that cannot be drawn it is the last good one.
 */
const sceneOf = async (store: Store): Promise<Scene> => {
  await new Promise<void>((settle) => {
    const isSettled = (): boolean => store.isCurrent || store.findings.length > 0
    const stop = store.listen(() => {
      if (isSettled()) finish()
    })
    const finish = (): void => {
      stop()
      settle()
    }
    if (isSettled()) finish()
  })
  if (store.shown === undefined) throw new Error('there is no diagram')
  return store.shown.scene
}

const saveText = (text: string, name: string, type: string): void => save(new Blob([text], { type }), name)

export const saveSvg = async (store: Store): Promise<void> =>
  saveText(await svgToKeep(store), `${fileName(store)}.svg`, 'image/svg+xml')

export const savePng = async (store: Store, scale: number, transparent: boolean): Promise<void> =>
  save(
    await drawPng(await svgToKeep(store), { scale, transparent }),
    `${fileName(store)}${scale === 1 ? '' : `@${scale}x`}.png`,
  )

export const saveScene = async (store: Store): Promise<void> =>
  saveText(`${JSON.stringify(await sceneOf(store), null, 2)}\n`, `${fileName(store)}.json`, 'application/json')

/** Files of other editors: the code that writes them is loaded on first use. */
export const saveExcalidraw = async (store: Store): Promise<void> => {
  const { toExcalidraw } = await import('../../convert/excalidraw.ts')
  saveText(toExcalidraw(await sceneOf(store), shownLook()), `${fileName(store)}.excalidraw`, 'application/json')
}

export const saveDrawio = async (store: Store): Promise<void> => {
  const { toDrawio } = await import('../../convert/drawio.ts')
  saveText(toDrawio(await sceneOf(store), shownLook()), `${fileName(store)}.drawio`, 'application/xml')
}

/** One slide. */
export const savePptx = async (store: Store): Promise<void> => {
  const { toPptx } = await import('../../convert/pptx/pptx.ts')
  const type = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
  save(new Blob([toPptx([await sceneOf(store)], shownLook())], { type }), `${fileName(store)}.pptx`)
}

/** The data as a file. */
export const saveData = (store: Store): void =>
  saveText(`${dataText(store)}\n`, `${fileName(store)}.data.json`, 'application/json')

/** The draft as JSON: data names its schema, so that the file is recognized later. */
export const draftText = (store: Store): string =>
  store.draft.kind === 'data' ? dataText(store) : JSON.stringify(store.draft.content, null, 2)

const dataText = ({ draft, page }: Store): string => {
  const content = draft.content as Record<string, unknown>
  return JSON.stringify({ $schema: `${page.base}/schemas/data/${draft.recipe}.json`, ...content }, null, 2)
}

/** Markdown for a README: the image, linked to this draft. */
export const readmeText = async (store: Store): Promise<string> => {
  const title = (await sceneOf(store)).title.replace(/[[\]\\]/g, '\\$&')
  const image = `![${title}](${fileName(store)}.svg)`
  const link = await linkOf(store).catch(() => '')
  return link === '' || link.length > linkLimits.usual ? `${image}\n` : `[${image}](${link})\n`
}

/** HTML for a page that has the SVG beside it. */
export const htmlText = async (store: Store): Promise<string> => {
  const { width, height, title } = await sceneOf(store)
  const alt = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<img src="${fileName(store)}.svg" width="${width}" height="${height}" alt="${alt}">\n`
}

/** The text for an assistant, with this draft in it. */
export const promptText = ({ draft, page }: Store): string => {
  const { id = 'diagram', name = 'Diagram', useWhen = '', schema } = page.recipe ?? {}
  const recipe = { id, name, useWhen: useWhen.replaceAll('`', ''), baseUrl: page.base }
  const text = JSON.stringify(draft.content, null, 2)
  return draft.kind === 'data'
    ? adaptationPrompt(recipe, { data: text, schema: JSON.stringify(schema, null, 2) })
    : adaptationPrompt(recipe, { scene: text })
}
