/**
 * The MCP server's library for Node brings a compiler of JSON Schemas, 250 kB that are parsed at each start. It validates
 * only what a client answers to a question, and this service asks none: the interpreter that the same library uses in
 * workers does as well.
 */
import type { Plugin } from 'esbuild'

const library = '@modelcontextprotocol/server'

/** Gives the MCP server's library its small validator, and Node's process. */
export const smallValidator: Plugin = {
  name: 'small-validator',
  setup(bundle) {
    bundle.onResolve({ filter: new RegExp(`^${library}/_shims$`) }, ({ path }) => ({
      path,
      namespace: 'small-validator',
    }))
    bundle.onLoad({ filter: /.*/, namespace: 'small-validator' }, () => ({
      resolveDir: process.cwd(),
      contents: `export { CfWorkerJsonSchemaValidator as DefaultJsonSchemaValidator } from '${library}/validators/cf-worker'
export { default as process } from 'node:process'`,
    }))
  },
}
