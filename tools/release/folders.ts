/**
 * The two archives that run without npm: the bundle for desktop clients, and the plugin for coding agents, which has
 * the skill with its program.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { plainMarkSvg } from '../../src/render/mark.ts'
import { bundleManifest, serverFolder } from './manifest.ts'
import { unpackProgram } from './payload.ts'
import type { Release } from './release.ts'
import { zipFolder } from './zip.ts'

/** The MCP bundle, made in a new folder. */
export function makeBundle(tarball: string, folder: string, release: Release): Uint8Array {
  mkdirSync(folder)
  unpackProgram(tarball, join(folder, serverFolder))
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(bundleManifest(release), null, 2)}\n`)
  writeFileSync(
    join(folder, 'icon.png'),
    new Resvg(plainMarkSvg(), { fitTo: { mode: 'width', value: 512 } }).render().asPng(),
  )
  return zipFolder(folder)
}

/** The plugin, made in a new folder: a marketplace of one plugin, which is the folder itself. */
export function makePlugin(tarball: string, folder: string): Uint8Array {
  unpackProgram(tarball, folder)
  const file = join(folder, '.claude-plugin/marketplace.json')
  const market = JSON.parse(readFileSync(file, 'utf8')) as { plugins: object[] }
  const plugins = market.plugins.map((plugin) => ({ ...plugin, source: './' }))
  writeFileSync(file, `${JSON.stringify({ ...market, plugins }, null, 2)}\n`)
  return zipFolder(folder, 'diagref-plugin/')
}
