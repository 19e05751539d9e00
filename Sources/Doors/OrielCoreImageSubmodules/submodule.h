// Without declarations; see module.modulemap.
