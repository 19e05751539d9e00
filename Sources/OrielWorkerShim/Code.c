#define _GNU_SOURCE
#include "OrielWorkerShim.h"

#include <link.h>
#include <sys/mman.h>
#include <unistd.h>

static int release_segments(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
        // What may be written has been changed by the linker at the start, also where it is read-only now.
        if (segment->p_type != PT_LOAD || (segment->p_flags & PF_W)) continue;
        uintptr_t start = (info->dlpi_addr + segment->p_vaddr) & ~(page - 1);
        uintptr_t end = info->dlpi_addr + segment->p_vaddr + segment->p_memsz;
        // Fails for the pages of the kernel's own library, which are not those of a file.
        if (madvise((void *)start, end - start, MADV_DONTNEED) == 0) *(size_t *)context += end - start;
    }
    return 0;
}

size_t oriel_release_code(void) {
    size_t released = 0;
    dl_iterate_phdr(release_segments, &released);
    return released;
}
