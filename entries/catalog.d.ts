/** The built catalog, put in place by tools/build.ts. */
declare module 'diagref:catalog' {
  const recipes: import('../src/catalog/recipe.ts').Recipe[]
  export default recipes
}
