import { list, type PostWords } from './post-words';

/** Indonesian and Malay. */
export const id: PostWords = {
  heads: list(`
    dosen guru lektor dekan rektor ketua sekretaris direktur peneliti koordinator bendahara pustakawan laboran pensyarah profesor pengarah
    dokter perawat insinyur pembina pengurus`),
  weakHeads: list('kepala wakil asisten staf anggota mahasiswa ahli'),
  modifiers: list('besar muda tetap madya utama umum kanan kehormat program studi dan'),
  connectors: list('bidang dan untuk di bagian'),
  headFirst: true,
};
