/**
 * Packs and installs what `npm run build` has built, into the folder that DIAGREF_PACKAGE names: `npm test` does so while
 * other checks run (test/cli/installed.ts).
 */
process.env['DIAGREF_BUILT'] = '1'
const { installed } = await import('../test/cli/installed.ts')
console.log((await installed()).package)
