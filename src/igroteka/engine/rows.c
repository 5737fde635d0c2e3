/* Rows of numbers, as rows.py has them: it says what the functions do, and is what they are held
   to by a test. Python takes this one where it was compiled, with the rest of the compiled build. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#define WIDTH 256
#define TOO_LARGE 1000000L

/* Return a number, or TOO_LARGE for one that no row holds. */
static inline long number_of(PyObject *item) {
#if PY_VERSION_HEX >= 0x030C0000
    PyLongObject *number = (PyLongObject *)item;
    return PyUnstable_Long_IsCompact(number) ? (long)PyUnstable_Long_CompactValue(number) : TOO_LARGE;
#else
    Py_ssize_t digits = Py_SIZE(item); /* negative for a negative number */
    return (size_t)(digits + 1) <= 2 ? digits * (long)((PyLongObject *)item)->ob_digit[0] : TOO_LARGE;
#endif
}

/* Find the numbers of a list or a tuple, or the bytes of bytes; return how many, or -1. */
static Py_ssize_t look_at(PyObject *part, PyObject ***items, const unsigned char **bytes) {
    *items = NULL;
    *bytes = NULL;
    if (PyList_Check(part)) {
        *items = ((PyListObject *)part)->ob_item;
        return PyList_GET_SIZE(part);
    }
    if (PyTuple_Check(part)) {
        *items = ((PyTupleObject *)part)->ob_item;
        return PyTuple_GET_SIZE(part);
    }
    if (PyBytes_Check(part)) {
        *bytes = (const unsigned char *)PyBytes_AS_STRING(part);
        return PyBytes_GET_SIZE(part);
    }
    if (PyByteArray_Check(part)) {
        *bytes = (const unsigned char *)PyByteArray_AS_STRING(part);
        return PyByteArray_GET_SIZE(part);
    }
    PyErr_SetString(PyExc_TypeError, "a row is made of lists, tuples and bytes");
    return -1;
}

static Py_ssize_t length_of(PyObject *parts) {
    if (!PyTuple_Check(parts)) {
        PyErr_SetString(PyExc_TypeError, "the parts of a row are a tuple");
        return -1;
    }
    Py_ssize_t length = 0;
    for (Py_ssize_t n = 0; n < PyTuple_GET_SIZE(parts); n++) {
        PyObject **items;
        const unsigned char *bytes;
        Py_ssize_t size = look_at(PyTuple_GET_ITEM(parts, n), &items, &bytes);
        if (size < 0)
            return -1;
        length += size;
    }
    return length;
}

/* Put the numbers of all parts in a row of bytes. Return 1; 0 if one does not fit; -1: an error. */
static int fill(PyObject *parts, unsigned char *row) {
    for (Py_ssize_t n = 0; n < PyTuple_GET_SIZE(parts); n++) {
        PyObject **items;
        const unsigned char *bytes;
        Py_ssize_t size = look_at(PyTuple_GET_ITEM(parts, n), &items, &bytes);
        if (bytes != NULL) {
            memcpy(row, bytes, size);
            row += size;
            continue;
        }
        for (Py_ssize_t place = 0; place < size; place++) {
            if (!PyLong_Check(items[place])) {
                PyErr_SetString(PyExc_TypeError, "a row holds whole numbers");
                return -1;
            }
            long number = number_of(items[place]);
            if (number < 0 || number > 255)
                return 0;
            *row++ = (unsigned char)number;
        }
    }
    return 1;
}

/* The numbers of all parts as a list. */
static PyObject *listed(PyObject *parts) {
    PyObject *list = PyList_New(0);
    for (Py_ssize_t n = 0; list != NULL && n < PyTuple_GET_SIZE(parts); n++) {
        PyObject *longer = PySequence_InPlaceConcat(list, PyTuple_GET_ITEM(parts, n));
        Py_DECREF(list);
        list = longer;
    }
    return list;
}

static PyObject *flat(PyObject *module, PyObject *parts) {
    Py_ssize_t length = length_of(parts);
    if (length < 0)
        return NULL;
    PyObject *row = PyBytes_FromStringAndSize(NULL, length);
    if (row == NULL)
        return NULL;
    int fits = fill(parts, (unsigned char *)PyBytes_AS_STRING(row));
    if (fits == 1)
        return row;
    Py_DECREF(row);
    return fits ? NULL : listed(parts);
}

static PyObject *taken(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    if (count != 2 || !PyBytes_Check(args[0])) {
        PyErr_SetString(PyExc_TypeError, "taken(places, parts)");
        return NULL;
    }
    Py_ssize_t length = length_of(args[1]), size = PyBytes_GET_SIZE(args[0]);
    if (length < 0)
        return NULL;
    if (length > WIDTH) {
        PyErr_SetString(PyExc_ValueError, "a row has room for 256 numbers");
        return NULL;
    }
    const unsigned char *places = (const unsigned char *)PyBytes_AS_STRING(args[0]);
    unsigned char row[WIDTH];
    int fits = fill(args[1], row);
    if (fits < 0)
        return NULL;
    if (fits) {
        memset(row + length, 0, WIDTH - length);
        PyObject *found = PyBytes_FromStringAndSize(NULL, size);
        if (found == NULL)
            return NULL;
        unsigned char *to = (unsigned char *)PyBytes_AS_STRING(found);
        for (Py_ssize_t n = 0; n < size; n++)
            to[n] = row[places[n]];
        return found;
    }
    PyObject *list = listed(args[1]), *found = list ? PyList_New(size) : NULL;
    PyObject *zero = found ? PyLong_FromLong(0) : NULL;
    if (zero == NULL) {
        Py_XDECREF(list);
        Py_XDECREF(found);
        return NULL;
    }
    for (Py_ssize_t n = 0; n < size; n++) {
        PyObject *item = places[n] < length ? PyList_GET_ITEM(list, places[n]) : zero;
        Py_INCREF(item);
        PyList_SET_ITEM(found, n, item);
    }
    Py_DECREF(zero);
    Py_DECREF(list);
    return found;
}

static PyObject *coded(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    if (count != 2 || !(PyList_Check(args[0]) || PyTuple_Check(args[0])) ||
        !PyBytes_Check(args[1]) || PyBytes_GET_SIZE(args[1]) != WIDTH) {
        PyErr_SetString(PyExc_TypeError, "coded(things, codes), of codes 256");
        return NULL;
    }
    PyObject **items = PySequence_Fast_ITEMS(args[0]);
    Py_ssize_t size = PySequence_Fast_GET_SIZE(args[0]);
    PyObject *found = PyBytes_FromStringAndSize(NULL, size);
    if (found == NULL)
        return NULL;
    unsigned char *to = (unsigned char *)PyBytes_AS_STRING(found);
    const unsigned char *codes = (const unsigned char *)PyBytes_AS_STRING(args[1]);
    for (Py_ssize_t n = 0; n < size; n++) {
        long number = PyLong_Check(items[n]) ? number_of(items[n]) : TOO_LARGE;
        if (number < -128 || number > 127) {
            Py_DECREF(found);
            PyErr_SetString(PyExc_ValueError, "a thing is a number from -128 to 127");
            return NULL;
        }
        to[n] = codes[number & 255];
    }
    return found;
}

/* Return a tuple of two rows of zeros. */
static PyObject *two_rows(Py_ssize_t size) {
    PyObject *both = PyTuple_New(2);
    for (int n = 0; n < 2 && both != NULL; n++) {
        PyObject *row = PyBytes_FromStringAndSize(NULL, size);
        if (row == NULL) {
            Py_CLEAR(both);
            break;
        }
        memset(PyBytes_AS_STRING(row), 0, size);
        PyTuple_SET_ITEM(both, n, row);
    }
    return both;
}

static PyObject *halves(PyObject *module, PyObject *numbers) {
    if (!PyList_Check(numbers)) {
        PyErr_SetString(PyExc_TypeError, "halves(numbers)");
        return NULL;
    }
    Py_ssize_t size = PyList_GET_SIZE(numbers);
    PyObject *both = two_rows(size);
    if (both == NULL)
        return NULL;
    char *lower = PyBytes_AS_STRING(PyTuple_GET_ITEM(both, 0));
    char *upper = PyBytes_AS_STRING(PyTuple_GET_ITEM(both, 1));
    for (Py_ssize_t n = 0; n < size; n++) {
        PyObject *item = PyList_GET_ITEM(numbers, n);
        long number = PyLong_Check(item) ? number_of(item) : TOO_LARGE;
        if (number < -32768 || number > 32767) {
            Py_DECREF(both);
            PyErr_SetString(PyExc_ValueError, "a number that is halved has 14 bits");
            return NULL;
        }
        long low = number & 127, high = number >> 7 & 255;
        lower[n] = (char)(low < 127 ? low : 0);
        upper[n] = (char)(high < 127 ? high : 0);
    }
    return both;
}

static PyObject *set_bits(PyObject *module, PyObject *number) {
    unsigned long long bits = PyLong_AsUnsignedLongLong(number);
    if (bits == (unsigned long long)-1 && PyErr_Occurred())
        return NULL;
    PyObject *places[64];
    Py_ssize_t count = 0;
    for (long place = 0; bits != 0; place++, bits >>= 1)
        if (bits & 1)
            places[count++] = PyLong_FromLong(place); /* a small one, of which Python has one each */
    PyObject *found = PyList_New(count);
    for (Py_ssize_t n = 0; n < count; n++)
        if (found != NULL)
            PyList_SET_ITEM(found, n, places[n]);
    return found;
}

static PyObject *found_in(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    Py_ssize_t size = count == 2 ? PyLong_AsSsize_t(args[0]) : -1;
    if (size < 0 || !PyList_Check(args[1])) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_TypeError, "found_in(size, lists)");
        return NULL;
    }
    PyObject *both = two_rows(size);
    if (both == NULL)
        return NULL;
    char *which = PyBytes_AS_STRING(PyTuple_GET_ITEM(both, 0));
    char *where = PyBytes_AS_STRING(PyTuple_GET_ITEM(both, 1));
    for (Py_ssize_t number = 0; number < PyList_GET_SIZE(args[1]); number++) {
        PyObject *things = PyList_GET_ITEM(args[1], number);
        Py_ssize_t length = PyList_Check(things) ? PyList_GET_SIZE(things) : -1;
        for (Py_ssize_t place = 0; place < length; place++) {
            PyObject *item = PyList_GET_ITEM(things, place);
            long thing = PyLong_Check(item) ? number_of(item) : -1;
            if (thing < 0 || thing >= size) {
                length = -1;
                break;
            }
            which[thing] = (char)(number + 1);
            where[thing] = (char)(place + 1);
        }
        if (length < 0) {
            Py_DECREF(both);
            PyErr_SetString(PyExc_IndexError, "lists of things, each below the size");
            return NULL;
        }
    }
    return both;
}

/* --- buffers ---------------------------------------------------------------------------------- */

/* Look at a buffer, which must hold exactly so many numbers; return their letter, 0: an error. */
static char open_buffer(PyObject *out, Py_ssize_t size, Py_buffer *view) {
    if (PyObject_GetBuffer(out, view, PyBUF_FULL_RO) < 0)
        return 0;
    if (view->len != size * view->itemsize)
        PyErr_Format(PyExc_ValueError, "The buffer must hold %zd numbers, not %zd.", size,
                     view->len / view->itemsize);
    else if (!PyBuffer_IsContiguous(view, 'C'))
        PyErr_SetString(PyExc_ValueError, "The numbers of the buffer must lie side by side.");
    else if (view->readonly)
        PyErr_SetString(PyExc_TypeError, "cannot modify read-only memory");
    else if (view->format == NULL)
        return 'B';
    else /* what is longer than a letter is written by Python */
        return view->format[0] != 0 && view->format[1] == 0 ? view->format[0] : '*';
    PyBuffer_Release(view);
    return 0;
}

/* Have the reference do it: a list, or numbers of a rare kind. */
static PyObject *plainly(PyObject *numbers, PyObject *out, Py_buffer *view) {
    PyObject *list = PySequence_List(numbers), *memory = list ? PyMemoryView_FromObject(out) : NULL;
    PyObject *module = memory ? PyImport_ImportModule("struct") : NULL;
    const char *format = view->format == NULL ? "B" : view->format;
    int has_order = strchr("<>=!@", format[0]) != NULL;
    PyObject *form = module ? PyUnicode_FromFormat("%.1s%zd%s", has_order ? format : "",
                                                   PyList_GET_SIZE(list), format + has_order)
                            : NULL;
    PyObject *front = form ? Py_BuildValue("[OOi]", form, memory, 0) : NULL;
    PyObject *both = front ? PySequence_Concat(front, list) : NULL;
    PyObject *args = both ? PyList_AsTuple(both) : NULL;
    PyObject *pack = args ? PyObject_GetAttrString(module, "pack_into") : NULL;
    PyObject *done = pack ? PyObject_CallObject(pack, args) : NULL;
    Py_XDECREF(pack);
    Py_XDECREF(args);
    Py_XDECREF(both);
    Py_XDECREF(front);
    Py_XDECREF(form);
    Py_XDECREF(module);
    Py_XDECREF(memory);
    Py_XDECREF(list);
    return done;
}

#define WIDEN(type)                                                                               \
    {                                                                                             \
        type *to = (type *)view.buf;                                                              \
        for (Py_ssize_t n = 0; n < size; n++)                                                     \
            to[n] = (type)bytes[n];                                                               \
        break;                                                                                    \
    }

static PyObject *write_row(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "write(numbers, out)");
        return NULL;
    }
    Py_ssize_t size = PySequence_Size(args[0]);
    Py_buffer view;
    char letter = size < 0 ? 0 : open_buffer(args[1], size, &view);
    if (letter == 0)
        return NULL;
    const unsigned char *bytes = NULL;
    if (PyBytes_Check(args[0]))
        bytes = (const unsigned char *)PyBytes_AS_STRING(args[0]);
    else if (PyByteArray_Check(args[0]))
        bytes = (const unsigned char *)PyByteArray_AS_STRING(args[0]);
    int is_written = bytes != NULL;
    if (is_written)
        switch (letter) {
        case 'B': WIDEN(unsigned char)
        case 'h': case 'H': WIDEN(short)
        case 'i': case 'I': WIDEN(int)
        case 'l': case 'L': WIDEN(long)
        case 'q': case 'Q': WIDEN(long long)
        case 'f': WIDEN(float)
        case 'd': WIDEN(double)
        default: is_written = 0;
        }
    PyObject *done = is_written ? Py_NewRef(Py_None) : plainly(args[0], args[1], &view);
    PyBuffer_Release(&view);
    return done;
}

#define MARK(type)                                                                                \
    {                                                                                             \
        ((type *)view.buf)[place] = 1;                                                            \
        break;                                                                                    \
    }

static PyObject *write_mask(PyObject *module, PyObject *const *args, Py_ssize_t count) {
    if (count != 3 || !PyList_Check(args[0])) {
        PyErr_SetString(PyExc_TypeError, "write_mask(actions, out, size)");
        return NULL;
    }
    Py_ssize_t size = PyLong_AsSsize_t(args[2]);
    Py_buffer view;
    char letter = size == -1 && PyErr_Occurred() ? 0 : open_buffer(args[1], size, &view);
    if (letter == 0)
        return NULL;
    memset(view.buf, 0, view.len);
    int is_right = 1;
    for (Py_ssize_t n = 0; is_right && n < PyList_GET_SIZE(args[0]); n++) {
        PyObject *action = PyList_GET_ITEM(args[0], n);
        Py_ssize_t place = PyLong_AsSsize_t(action);
        if (place < 0 || place >= size) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_IndexError, "there is no such action");
            is_right = 0;
        } else if (view.itemsize == 1)
            ((char *)view.buf)[place] = 1;
        else
            switch (letter) {
            case 'h': case 'H': MARK(short)
            case 'i': case 'I': MARK(int)
            case 'l': case 'L': MARK(long)
            case 'q': case 'Q': MARK(long long)
            case 'f': MARK(float)
            case 'd': MARK(double)
            default: {
                PyObject *one = PyLong_FromLong(1);
                is_right = one != NULL && PyObject_SetItem(args[1], action, one) == 0;
                Py_XDECREF(one);
            }
            }
    }
    PyBuffer_Release(&view);
    return is_right ? Py_NewRef(Py_None) : NULL;
}

static PyMethodDef functions[] = {
    {"flat", flat, METH_O, "Return the numbers of some lists, one after the other."},
    {"taken", (PyCFunction)(void (*)(void))taken, METH_FASTCALL,
     "Return what is at some places of the numbers of some lists; beyond their end are zeros."},
    {"coded", (PyCFunction)(void (*)(void))coded, METH_FASTCALL,
     "Return the code of each thing, of 256; negative ones count from the end."},
    {"halves", halves, METH_O,
     "Return the lower seven bits of each number of 14 bits, and the upper seven."},
    {"set_bits", set_bits, METH_O, "Return which bits of a number are set, of 64."},
    {"found_in", (PyCFunction)(void (*)(void))found_in, METH_FASTCALL,
     "Return for each of so many things in which of the lists it is, and at which place there."},
    {"write", (PyCFunction)(void (*)(void))write_row, METH_FASTCALL,
     "Write numbers, best of all bytes, to a buffer of as many."},
    {"write_mask", (PyCFunction)(void (*)(void))write_mask, METH_FASTCALL,
     "Write a 1 at the place of each action, and a 0 everywhere else."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    .m_base = PyModuleDef_HEAD_INIT,
    .m_name = "rows",
    .m_doc = "Rows of numbers: what rows.py says.",
    .m_methods = functions,
};

PyMODINIT_FUNC PyInit_rows(void) { return PyModuleDef_Init(&definition); }
