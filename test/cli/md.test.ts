/**
 * `md`: pictures and documents as they are written, what is left alone, and what is said where.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { diagref, emptyFolder, type RunOptions } from './diagref.ts'
import { installed } from './installed.ts'

beforeAll(async () => {
  await installed()
}, 240_000)

const plan = (title = 'The audit') =>
  `title: ${title}\nstart: 2026-02-02\nunit: working-day\ntasks:\n  - { name: Collect evidence, duration: 5 }\n`

const fence = (info: string, text: string): string => `\`\`\`${info}\n${text}\`\`\`\n`

/** A folder with files, and `md` in it. */
const folderWith = (files: Record<string, string>) => {
  const cwd = emptyFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true })
    writeFileSync(join(cwd, name), text)
  }
  return {
    cwd,
    md: (args: string[], options: RunOptions = {}) => diagref(['md', ...args], { cwd, ...options }),
    read: (name: string) => readFileSync(join(cwd, name), 'utf8'),
    pictures: () => (existsSync(join(cwd, 'pictures')) ? readdirSync(join(cwd, 'pictures')).sort() : []),
    write: (name: string, text: string) => writeFileSync(join(cwd, name), text),
  }
}

describe('a document', () => {
  const before = `\ufeff---\r\ntitle: x\r\n---\r\n\r\nText  \r\n${fence('diagref gantt-chart', plan()).replaceAll('\n', '\r\n')}more\r\n\r\n${fence('mermaid', 'graph\nA-->B\n').replaceAll('\n', '\r\n')}`

  test('is written once, in light and dark, with everything else as it was', async () => {
    const { md, read, pictures } = folderWith({ 'README.md': before })
    expect((await md(['README.md'])).code).toBe(0)
    expect(read('README.md')).toBe(before)
    expect(await md(['README.md', '--check'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('README.md:6:1  error  out of date'),
    })
    const first = await md(['README.md', '--write'])
    expect(first).toMatchObject({ code: 0, err: 'diagref: README.md: 1 diagram, 1 written\n' })
    expect(first.out).toBe(
      'README.md:15:1  written  gantt-chart: pictures/readme-gantt-chart.svg, pictures/readme-gantt-chart-dark.svg\n',
    )
    const after = read('README.md')
    const [start = '', rest = ''] = after.split('<!-- diagref: ')
    expect(start).toBe('\ufeff---\r\ntitle: x\r\n---\r\n\r\nText  \r\n')
    expect(rest).toMatch(/alt="Gantt chart: The audit\. 1 task as bars/)
    expect(rest).toContain(fence('diagref gantt-chart', plan()).replaceAll('\n', '\r\n'))
    expect(after.slice(after.lastIndexOf('<!--')).replace(/^<!-- \/diagref \w{8} -->/, '')).toBe(
      `\r\nmore\r\n\r\n${fence('mermaid', 'graph\nA-->B\n').replaceAll('\n', '\r\n')}`,
    )
    expect(pictures()).toEqual(['readme-gantt-chart-dark.svg', 'readme-gantt-chart.svg'])
    expect(read('pictures/readme-gantt-chart.svg')).toMatch(
      /^<svg [\s\S]*<\/svg>\n<!-- diagref md \.\.\/README\.md \w{8} -->\n$/,
    )
    expect(await md(['README.md', '--check'])).toMatchObject({ code: 0, out: '' })
    expect((await md(['README.md', '--write'])).out).toBe('')
    expect(read('README.md')).toBe(after)
  })

  test('whose source changes is out of date until it is written again; a picture that is missing, too', async () => {
    const { md, read, write } = folderWith({ 'a.md': fence('diagref gantt-chart', plan()) })
    await md(['a.md', '--write'])
    write('a.md', read('a.md').replace('title: The audit', 'title: The review'))
    expect((await md(['a.md', '--check'])).code).toBe(1)
    expect((await md(['a.md', '--write'])).code).toBe(0)
    expect(read('pictures/a-gantt-chart.svg')).toContain('The review')
    expect(read('a.md')).toContain('alt="Gantt chart: The review.')
    write('pictures/a-gantt-chart-dark.svg', read('pictures/a-gantt-chart-dark.svg').replaceAll('\n', '\r\n'))
    expect((await md(['a.md', '--check'])).code).toBe(0)
  })
})

describe('problems', () => {
  const broken = `# x\n\n- ${fence('diagref gantt-chart', plan().replace('duration: 5', 'duration: x')).trimEnd().replaceAll('\n', '\n  ')}\n\n${fence('diagref gant-chart', 'a: 1\n')}`

  test('are at lines and columns of the document, before and after writing', async () => {
    const { md, read } = folderWith({ 'a.md': `${fence('diagref gantt-chart', plan())}${broken}` })
    const { code, out } = await md(['a.md', '--write'])
    expect(code).toBe(1)
    const [, line = 0, column = 0] =
      /a\.md:(\d+):(\d+) {2}error {2}tasks\.0\.duration: must be a number/.exec(out) ?? []
    const row = read('a.md')
      .split('\n')
      .at(Number(line) - 1)
    expect(row?.slice(Number(column) - 1)).toBe('x }')
    expect(out).toMatch(/a\.md:\d+:1 {2}error {2}there is no recipe "gant-chart"\. Did you mean gantt-chart/)
  })

  test('are annotations of a pull request in GitHub Actions, from the root of the repository', async () => {
    const { cwd, md } = folderWith({ 'docs/a.md': broken, 'docs/b.md': fence('diagref gantt-chart', plan()) })
    const env = { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: cwd }
    const { code, out } = await md(['a.md', 'b.md', '--check'], { env, cwd: join(cwd, 'docs') })
    expect(code).toBe(1)
    expect(out.split('\n')).toEqual([
      '::error file=docs/a.md,line=8,col=43,title=diagref md::tasks.0.duration: must be a number, got "x"',
      expect.stringMatching(/^::error file=docs\/a\.md,line=11,col=1,title=diagref md::there is no recipe/),
      '::error file=docs/b.md,line=1,col=1,title=diagref md::out of date: run diagref md --write b.md',
      '',
    ])
  })

  test('as JSON, with states and pictures', async () => {
    const { md } = folderWith({ 'b.md': fence('diagref gantt-chart name=plan', plan()) })
    expect(JSON.parse((await md(['b.md', '--json'])).out)).toMatchObject([
      {
        file: 'b.md',
        diagrams: [
          {
            line: 1,
            state: 'outdated',
            recipe: 'gantt-chart',
            pictures: ['pictures/plan.svg', 'pictures/plan-dark.svg'],
          },
        ],
        orphans: [],
      },
    ])
  })

  test('of texts are warnings, and with --strict errors', async () => {
    const { md, pictures } = folderWith({ 'a.md': `# Login\n\n${fence('mermaid', 'graph\nA --> B\nx y\n')}` })
    expect(await md(['a.md', '--write', '--fences', 'mermaid', '--strict'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('a.md:6:3  error'),
    })
    expect(pictures()).toEqual([])
    expect(await md(['a.md', '--write', '--fences', 'mermaid'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/a\.md:15:3 {2}warning/),
    })
    expect(pictures()).toHaveLength(2)
  })
})

describe('what somebody wrote or changed stays, unless --force', () => {
  test('lines of a picture, and a picture', async () => {
    const { md, read, write } = folderWith({ 'a.md': fence('diagref gantt-chart', plan()) })
    await md(['a.md', '--write'])
    const mine = read('a.md').replace('alt="', 'alt="Mine: ').replace('title: The audit', 'title: The review')
    write('a.md', mine)
    expect(await md(['a.md', '--write'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('were changed by hand'),
    })
    expect(read('a.md')).toBe(mine)
    expect((await md(['a.md', '--write', '--force'])).code).toBe(0)
    expect(read('a.md')).not.toContain('Mine')
    write('pictures/a-gantt-chart.svg', read('pictures/a-gantt-chart.svg').replace('</svg>', '<g/></svg>'))
    expect(await md(['a.md', '--write'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('pictures/a-gantt-chart.svg was changed by hand'),
    })
  })

  test('files of others, and pictures of other documents', async () => {
    const { md, read } = folderWith({
      'a.md': fence('diagref gantt-chart name=logo', plan()),
      'b.md': fence('diagref gantt-chart name=same', plan()),
      'c.md': fence('diagref gantt-chart name=same', plan('Other')),
      'pictures/logo.svg': '<svg/>',
    })
    const { code, out } = await md(['*.md', '--write'])
    expect(code).toBe(1)
    expect(out).toContain('a.md:1:1  error  pictures/logo.svg exists and was not written for this document')
    expect(out).toContain('c.md:1:1  error  pictures/same.svg belongs to b.md')
    expect(read('pictures/logo.svg')).toBe('<svg/>')
  })

  test('nothing is read or written outside of the folder, also through links', async () => {
    const { cwd, md } = folderWith({
      'in/a.md': `<!-- diagref gantt-chart ../plan.yaml -->\n\n<!-- diagref gantt-chart link.yaml -->\n\n${fence('diagref gantt-chart', plan())}`,
      'b.md': '',
      'plan.yaml': plan(),
    })
    symlinkSync(join(cwd, 'plan.yaml'), join(cwd, 'in/link.yaml'))
    const inside = { cwd: join(cwd, 'in') }
    expect(await md(['../b.md'], inside)).toMatchObject({
      code: 2,
      err: expect.stringContaining('outside of this folder'),
    })
    const { out } = await md(['a.md', '--write', '--folder', '../pictures'], inside)
    expect(out.match(/outside of this folder/g)).toHaveLength(3)
    expect(existsSync(join(cwd, 'pictures'))).toBe(false)
  })
})

test('a picture that is not shown any more is named, and removed with --prune', async () => {
  const { md, write, pictures } = folderWith({
    'a.md': fence('diagref gantt-chart', plan()),
    'pictures/mine.svg': '<svg/>',
  })
  await md(['a.md', '--write'])
  write('a.md', 'nothing\n')
  expect(await md(['a.md', '--check'])).toMatchObject({
    code: 1,
    out: expect.stringContaining('pictures/a-gantt-chart.svg is not shown any more'),
  })
  expect(await md(['a.md', '--write'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('warning  pictures/a-gantt-chart.svg is not shown'),
  })
  expect((await md(['a.md', '--write', '--prune'])).out).toContain('pictures/a-gantt-chart-dark.svg  removed')
  expect(pictures()).toEqual(['mine.svg'])
})

test('the source moves to a file, which a reference then names; a reference is drawn from its file', async () => {
  const { md, read, write } = folderWith({
    'docs/a.md': `> ${fence('diagref gantt-chart alt="A plan"', plan()).trimEnd().replaceAll('\n', '\n> ')}\n`,
  })
  expect((await md(['docs/a.md', '--write', '--source', 'file', '--folder', 'img'])).code).toBe(0)
  expect(read('docs/img/a-gantt-chart.yaml')).toBe(plan())
  expect(read('docs/a.md')).toMatch(
    /^> <!-- diagref gantt-chart img\/a-gantt-chart\.yaml alt="A plan" -->\n> <picture>\n(?:>.*\n)+$/,
  )
  const written = read('docs/a.md')
  expect((await md(['docs/a.md', '--write', '--folder', 'img'])).code).toBe(0)
  expect(read('docs/a.md')).toBe(written)
  write('docs/img/a-gantt-chart.yaml', plan().replace('duration: 5', 'duration: none'))
  const { code, out } = await md(['docs/a.md', '--check', '--folder', 'img'])
  expect([code, out]).toEqual([
    1,
    'docs/img/a-gantt-chart.yaml:5:41  error  tasks.0.duration: must be a number, got "none"\n',
  ])
})

test('wrong command lines and files say what to do instead', async () => {
  const { cwd, md } = folderWith({ 'a.md': '' })
  writeFileSync(join(cwd, 'latin.md'), Buffer.from([0xe4, 0x0a]))
  for (const [args, words] of [
    [['a.md', '--write', '--check'], 'Use only one of --write and --check.'],
    [['a.md', '--prune'], 'it needs --write'],
    [['a.txt'], 'a.txt is not Markdown'],
    [['a.md', '--fences', 'mermaid,js'], '--fences cannot be "js"'],
    [['a.md', '--folder', '/tmp'], '--folder is a folder beside the document'],
    [['latin.md'], 'latin.md is not UTF-8'],
    [['none.md'], 'there is no such file'],
  ] as const) {
    const { code, err } = await md([...args])
    expect([code, err]).toEqual([2, expect.stringContaining(words)])
  }
})

test('the README of this project is up to date', async () => {
  const args = ['md', 'README.md', '--fences', 'diagref,mermaid', '--folder', 'docs/pictures']
  const { code, out } = await diagref([...args, '--check'], { cwd: process.cwd() })
  expect([code, out], `run: npm run build && node dist/cli/diagref.cjs ${args.join(' ')} --write`).toEqual([0, ''])
})
