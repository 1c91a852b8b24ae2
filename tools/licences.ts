/**
 * The licence texts of packages, to be shipped with a bundle that holds their code.
 */
import { readdir, readFile } from 'node:fs/promises'

const packagePattern = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//

/** The folders of the packages that bundled files come from, sorted. */
const foldersOf = (files: readonly string[]): string[] =>
  [...new Set(files.flatMap((file) => packagePattern.exec(file)?.[1] ?? []))].sort()

const licenceText = async (folder: string): Promise<string> => {
  const names = (await readdir(folder)).filter((name) => /^licen[cs]e/i.test(name)).sort()
  const [name] = names
  return name === undefined ? 'The package brings no text of its licence.\n' : readFile(`${folder}/${name}`, 'utf8')
}

const entry = async (folder: string): Promise<string> => {
  const { name, version, license } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8')) as Record<
    string,
    string
  >
  return `${name} ${version} (${license})\n\n${(await licenceText(folder)).trim()}\n`
}

/** One text with every licence, a line between each. */
export const licencesOf = async (files: readonly string[]): Promise<string> => {
  const texts = await Promise.all(foldersOf(files).map(entry))
  return `diagref holds code of these packages.\n\n${texts.join(`\n${'-'.repeat(78)}\n\n`)}`
}
