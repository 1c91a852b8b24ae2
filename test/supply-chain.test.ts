/**
 * The packages in the lock file: verified by hash, under known licenses, and without required install scripts.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = {
  integrity?: string
  resolved?: string
  license?: string
  hasInstallScript?: true
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const locked = Object.entries(packages).filter(([path]) => path !== '')

// An update whose builds for some system the registry does not list yet fails here; take the version before it.
test('every package has a hash, optional builds for other systems included; no registry URL is recorded', () => {
  expect(locked.length).toBeGreaterThan(300)
  expect(locked.filter(([, { integrity }]) => integrity?.startsWith('sha512-') !== true)).toEqual([])
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
  'PSF-2.0',
  'OFL-1.1',
  'SEE LICENSE IN README.md AND LICENSE',
])

/** The licenses that an SPDX expression names. */
const namedIn = (expression: string): string[] => expression.replace(/^\(|\)$/g, '').split(/ (?:AND|OR) (?!LICENSE)/)

test('every license is one of a list', () => {
  const isKnown = ({ license = '' }: Locked): boolean => namedIn(license).every((name) => licenses.has(name))
  expect(locked.filter(([, each]) => !isKnown(each)).map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})

test('few packages have install scripts, and none is needed: npm ci --ignore-scripts suffices', () => {
  const withScripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)
  expect(withScripts).toEqual(['node_modules/esbuild', 'node_modules/sharp', 'node_modules/workerd'])
})
