/**
 * The other editors' own code, as scripts for a page: installed once, bundled each time.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

const packages = ['@excalidraw/excalidraw@0.18.1', 'react@18', 'react-dom@18', 'mxgraph@4.2.2', 'pako@2']
const folder = resolve('node_modules/.cache/editors')

/** Installs what is missing. */
export function installReaders(): void {
  if (existsSync(join(folder, 'node_modules/pako'))) return
  mkdirSync(folder, { recursive: true })
  const flags = ['--prefix', folder, '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', ['install', ...flags, ...packages], { stdio: 'inherit' })
  if (status !== 0) throw new Error('the other editors could not be installed from the registry')
}

/** Scripts that define `readExcalidraw`, `showExcalidraw` and `readDrawio` in a page. */
export const readerScripts = async (): Promise<string[]> => [
  'mxLoadResources = false; mxLoadStylesheets = false; mxBasePath = ""; process = { env: {} }',
  await readFile(join(folder, 'node_modules/mxgraph/javascript/mxClient.js'), 'utf8'),
  await bundled(),
]

const bundled = async (): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: inPage, resolveDir: folder },
    bundle: true,
    write: false,
    outdir: folder,
    format: 'iife',
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}', 'import.meta.url': '""' },
    loader: { '.woff2': 'empty', '.ttf': 'empty', '.css': 'empty', '.wasm': 'empty' },
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

/** draw.io draws shapes of its own language with mxStencil; its Graph.js has their encoding. */
const inPage = `
import { exportToSvg, restore } from '@excalidraw/excalidraw'
import { inflateRaw } from 'pako'

const root = () => document.querySelector('#root')

window.readExcalidraw = (text) =>
  restore(JSON.parse(text), null, null, { repairBindings: true, refreshDimensions: false }).elements

window.showExcalidraw = async (text) => {
  const { elements, appState, files } = restore(JSON.parse(text), null, null, { repairBindings: true })
  root().replaceChildren(await exportToSvg({ elements, appState, files, exportPadding: 0, skipInliningFonts: true }))
}

const createShape = mxCellRenderer.prototype.createShape
mxCellRenderer.prototype.createShape = function (state) {
  const shape = String(state.style.shape ?? '')
  if (!shape.startsWith('stencil(')) return createShape.call(this, state)
  const bytes = Uint8Array.from(atob(shape.slice(8, -1)), (character) => character.charCodeAt(0))
  const xml = decodeURIComponent(inflateRaw(bytes, { to: 'string' }))
  return new mxShape(new mxStencil(mxUtils.parseXml(xml).documentElement))
}

window.readDrawio = (text) => {
  root().replaceChildren()
  const graph = new mxGraph(root())
  const model = mxUtils.parseXml(text).querySelector('mxGraphModel')
  new mxCodec(model.ownerDocument).decode(model, graph.getModel())
  root().style.background = model.getAttribute('background')
  const point = (each) => each && { x: each.x, y: each.y }
  return Object.values(graph.getModel().cells).flatMap((cell) => {
    const state = graph.view.getState(cell)
    if (!state || !(cell.edge || cell.vertex)) return []
    const { x, y, width, height, shape } = state
    const absolutePoints = state.absolutePoints ?? []
    const drawn = shape?.node?.querySelector('path, rect, ellipse, text') != null
    const ends = [absolutePoints[0], absolutePoints.at(-1)].map(point)
    return { id: cell.id, edge: !!cell.edge, value: cell.value ?? '', x, y, width, height, ends, source: cell.source?.id, target: cell.target?.id, drawn }
  })
}
`
