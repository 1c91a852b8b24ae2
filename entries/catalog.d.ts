/** The built catalog and site, put in place by tools/build.ts. */
declare module 'diagref:catalog' {
  const recipes: import('../src/catalog/recipe.ts').Recipe[]
  export default recipes
}

declare module 'diagref:site' {
  const site: import('../src/pages/site.ts').Site
  export default site
}
