// Loaded into a measured server: reports its memory to its parent.
process.on('message', (question) => {
  if (question === 'rss') process.send(process.memoryUsage.rss())
})
process.channel?.unref()
