/**
 * CommonJS modules that share what defines their exports: esbuild writes helpers of 400 bytes into each, and a package of
 * hundreds of them is a twentieth smaller without.
 */

/** Defines `give`, which gives a module its exports: live, and marked as those of an ES module. */
export const giver =
  'const give=(module,all)=>{const own=module.exports=Object.defineProperty({},"__esModule",{value:true});for(const name in all)Object.defineProperty(own,name,{get:all[name],enumerable:true})};'

/** What minified code begins with where a module has exports and needs no default of another: helpers, and the list. */
const exporting =
  /^(?:"use strict";)?var [\w$]+=Object\.defineProperty;var [\w$]+=Object\.getOwnPropertyDescriptor;var [\w$]+=Object\.getOwnPropertyNames;var [\w$]+=Object\.prototype\.hasOwnProperty;var ([\w$]+)=\([^]{0,500}?;var ([\w$]+)=[\w$]+=>[\w$]+\([\w$]+\(\{\},"__esModule",\{value:!0\}\),[\w$]+\);var ([\w$]+)=\{\};\1\(\3,\{([^{}]*)\}\);module\.exports=\2\(\3\);/

/** Code that begins with `give(module, …)` instead of helpers of its own; any other code is as it was. */
export const leanExports = (code: string): string =>
  code.replace(exporting, (_all, _export, _mark, _own, names: string) => `give(module,{${names}});`)
