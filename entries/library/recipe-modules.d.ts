/** What tools/recipe-modules.ts resolves in bundles. */
declare module 'diagref:recipes' {
  const modules: Record<string, () => Promise<{ default: import('../../drawing/recipe.ts').AnyRecipe }>>
  export default modules
}
