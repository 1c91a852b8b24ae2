/**
 * Diagrams in sites of real generators (`npm run sites [-- NAME …]`): the package is packed, a small site of each is made
 * in an empty folder with the configuration of the guide, and built without a network. What the pages have, what readers
 * see in a browser, what the log says, and that a strict build fails, is checked. All of them write docs/sites.md.
 *
 * Docusaurus installs 1,300 packages; MkDocs needs Python with venv. Pictures of the pages are in `.preview/sites`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { faultsOfPage, picturesIn, svgAt, unknownRecipe } from './sites/check-page.ts'
import { type Generator, generators } from './sites/generators.ts'
import { buildSite, buildStrictly, canCutNetwork, makeSite } from './sites/make-site.ts'
import { faultsSeen } from './sites/show-site.ts'

type Result = { name: string; version: string; seconds: number; page: number; pictures: number; faults: string[] }

const packInto = (folder: string): string => {
  execFileSync('npm', ['pack', '--loglevel=error', '--pack-destination', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '')
}

const versionOf = ({ npm, pip }: Generator, folder: string): string => {
  if (pip !== undefined)
    return (
      /\d+(?:\.\d+)+/.exec(
        execFileSync(join(folder, `python/bin/${pip[0]}`), ['--version'], { encoding: 'utf8' }),
      )?.[0] ?? ''
    )
  const name = npm[0]?.replace(/(.)@.*/, '$1') ?? ''
  return (JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version
}

/** Reads files of the built site by the addresses that a page has for them. */
const readerFrom =
  (file: string) =>
  (address: string): string | undefined => {
    const path = join(dirname(file), address)
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  }

const faultsBuilt = (generator: Generator, folder: string): string[] =>
  Object.values(generator.pages).flatMap((html) => {
    const file = join(folder, generator.built, html)
    const found = existsSync(file) ? faultsOfPage(readFileSync(file, 'utf8'), readerFrom(file)) : ['it was not built']
    return found.map((fault) => `${html}: ${fault}`)
  })

const trySite = async (generator: Generator, folder: string, tarball: string): Promise<Result> => {
  mkdirSync(folder)
  makeSite(generator, folder, tarball)
  const { log, status, seconds } = buildSite(generator, folder)
  const faults =
    status === 0 ? faultsBuilt(generator, folder) : [`the build ended with ${status}:\n${log.slice(-3000)}`]
  if (!unknownRecipe.test(log)) faults.push('the log does not say what cannot be drawn')
  const file = join(folder, generator.built, Object.values(generator.pages)[0] ?? '')
  const html = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (!unknownRecipe.test(html)) faults.push('the page does not say what cannot be drawn')
  if (status === 0) faults.push(...(await faultsSeen(generator, folder)))
  const pictures = picturesIn(html).flatMap(({ light, dark }) => [light, dark])
  const bytes = pictures.map((address) => Buffer.byteLength(svgAt(address, readerFrom(file))))
  const strict = buildStrictly(generator, folder)
  if (strict.status === 0 || !unknownRecipe.test(strict.log)) faults.push(`a strict build ended with ${strict.status}`)
  const sum = bytes.reduce((total, each) => total + each, 0)
  return {
    name: generator.name,
    version: versionOf(generator, folder),
    seconds,
    page: Buffer.byteLength(html),
    pictures: sum,
    faults,
  }
}

const number = (value: number): string => value.toLocaleString('en-US')

const page = (results: readonly Result[]): string => `# Sites

\`npm run sites\` packs the package, makes a site of each generator in an empty folder with the configuration of the guide, and builds it without a network. Checked are the HTML (each diagram in light and dark with its alternative text, that code and the Markdown below what cannot be drawn are still there, why it cannot be in words), what Chromium shows on light and dark pages, the log, and that a strict build fails.

| Generator | Version | Build, seconds | Page, bytes of HTML | Its four pictures, bytes of SVG | Faults |
| --- | --- | --- | --- | --- | --- |
${results.map(({ name, version, seconds, page: html, pictures, faults }) => `| ${name} | ${version} | ${seconds.toFixed(0)} | ${number(html)} | ${number(pictures)} | ${faults.length} |`).join('\n')}

Seconds are of a busy machine with two cores and of the whole build; drawing the two diagrams is a small part of it. In the pages of the first three, pictures are data within the HTML; those of MkDocs are files. What cannot be drawn stays a code block in all of them, and a paragraph beside it says why.
`

const wanted = process.argv.slice(2).map((name) => name.toLowerCase())
const chosen = generators.filter(({ name }) => wanted.length === 0 || wanted.includes(name.toLowerCase()))
if (chosen.length === 0 || chosen.length < wanted.length)
  throw new Error(`there are ${generators.map(({ name }) => name).join(', ')}`)
const scratch = mkdtempSync(join(tmpdir(), 'diagref-sites-'))
try {
  if (!canCutNetwork()) console.log('the network stays on: cutting it needs Linux and root')
  const tarball = packInto(scratch)
  const results: Result[] = []
  for (const generator of chosen) {
    const result = await trySite(generator, join(scratch, generator.name.toLowerCase()), tarball)
    console.log(
      `${result.name} ${result.version}: built in ${result.seconds.toFixed(1)} s, ${result.faults.length} faults`,
    )
    for (const fault of result.faults) console.log(`  ${fault}`)
    results.push(result)
  }
  if (wanted.length === 0) writeFileSync('docs/sites.md', page(results))
  process.exitCode = results.every(({ faults }) => faults.length === 0) ? 0 : 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
