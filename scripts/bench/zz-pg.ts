import { startPostgres } from '/work/main/scripts/launcher/postgres.ts'
const p = await startPostgres({
  dataFolder: '/tmp/lists-data',
  settings: {
    shared_buffers: '1GB',
    fsync: 'off',
    full_page_writes: 'off',
    max_wal_size: '4GB',
    autovacuum: 'off',
  },
})
console.log(p.adminUrl)
setInterval(() => {}, 1000)
