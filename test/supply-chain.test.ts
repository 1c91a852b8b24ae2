/**
 * The packages in the lock file: verified by hash, under known licenses, and without required install scripts.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = {
  integrity?: string
  resolved?: string
  license?: string
  optional?: true
  os?: string[]
  cpu?: string[]
  hasInstallScript?: true
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const locked = Object.entries(packages).filter(([path]) => path !== '')

/** Builds for other systems than Linux with glibc are in the lock file, but never installed where this is tested. */
const isForHere = ([path, { os, cpu }]: [string, Locked]): boolean =>
  (os?.includes('linux') ?? true) &&
  (cpu?.some((name) => name === 'x64' || name === 'arm64') ?? true) &&
  !path.includes('-musl')

const installable = locked.filter(isForHere)

test('every installed package has a hash; no registry URL is recorded', () => {
  expect(installable.length).toBeGreaterThan(300)
  expect(installable.filter(([, { integrity }]) => integrity?.startsWith('sha512-') !== true)).toEqual([])
  // The registry this file was made with has no builds for other systems, so npm verifies those by their own metadata.
  const unverified = locked.filter(([, { integrity }]) => integrity === undefined)
  expect(unverified.filter(([, { optional, os }]) => optional !== true || os === undefined)).toEqual([])
  expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

/** Licenses of code that may be shipped, of tools, of fonts; and the wording of the DejaVu fonts. */
const licenses = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Apache-2.0',
  'Zlib',
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'Python-2.0',
  'OFL-1.1',
  'SEE LICENSE IN README.md AND LICENSE',
])

/** The licenses that an SPDX expression names. */
const namedIn = (expression: string): string[] => expression.replace(/^\(|\)$/g, '').split(/ (?:AND|OR) (?!LICENSE)/)

test('every license is one of a list', () => {
  const isKnown = ({ license = '' }: Locked): boolean => namedIn(license).every((name) => licenses.has(name))
  expect(installable.filter(([, each]) => !isKnown(each)).map(([path, { license }]) => `${path}: ${license}`)).toEqual(
    [],
  )
})

test('few packages have install scripts, and none is needed: npm ci --ignore-scripts suffices', () => {
  const withScripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)
  expect(withScripts).toEqual(['node_modules/esbuild', 'node_modules/sharp', 'node_modules/workerd'])
})
