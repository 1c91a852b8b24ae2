/**
 * The license texts of packages, to be shipped with a bundle that contains their code.
 */
import { readdir, readFile } from 'node:fs/promises'
import { sort } from 'd3-array'

const packagePattern = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//

/** The folders of the packages that bundled files come from, sorted. */
const foldersOf = (files: readonly string[]): string[] =>
  [...new Set(files.flatMap((file) => packagePattern.exec(file)?.[1] ?? []))].sort()

const licenseText = async (folder: string): Promise<string> => {
  const names = (await readdir(folder)).filter((name) => /^licen[cs]e/i.test(name)).sort()
  const [name] = names
  return name === undefined ? 'The package does not include its license text.\n' : readFile(`${folder}/${name}`, 'utf8')
}

/** A package whose code is in a bundle. */
export type BundledPackage = { name: string; version: string; license: string }

const readPackage = async (folder: string): Promise<BundledPackage> =>
  JSON.parse(await readFile(`${folder}/package.json`, 'utf8'))

/** The packages that bundled files come from. */
export const packagesOf = (files: readonly string[]): Promise<BundledPackage[]> =>
  Promise.all(foldersOf(files).map(readPackage))

const entry = async (folder: string): Promise<string> => {
  const { name, version, license } = await readPackage(folder)
  return `${name} ${version} (${license})\n\n${(await licenseText(folder)).trim()}\n`
}

/** One text with every license, those alike together, a line between each. */
export const licensesOf = async (files: readonly string[]): Promise<string> => {
  const entries = await Promise.all(
    foldersOf(files).map(async (folder) => ({ text: await entry(folder), ...(await readPackage(folder)) })),
  )
  const texts = sort(entries, ({ license }) => license).map(({ text }) => text)
  return `diagref contains code of these packages.\n\n${texts.join(`\n${'-'.repeat(78)}\n\n`)}`
}
