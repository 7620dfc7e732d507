-- A design that was replaced stays with its kit, at a place below 0, so that its owner can bring it back (row M-06).
GRANT UPDATE (place) ON kit_logos TO brandwright_person;
